// Invented boards, printed and photographed, with the truth about them: for tests (small ones) and `npm run bench`.
export { type Asked, type Board, drawBoard, tintOf } from './draw.ts';
export { type Kind, type Manner, manners, seedOf } from './manners.ts';
export { type BoardPhoto, type Faults, faulty, photograph } from './photograph.ts';
export { type SideKind, type Terrain, type Truth, terrains, type WayKind } from './world.ts';
