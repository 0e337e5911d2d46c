/** Names on the players' drawn map that rules beyond its own chapter read. */

export const sheetId = 'map';
/** 14.1, 14.4, 16.4.1 */
export const placeFeatures = { city: 'city', village: 'village', star: 'star' } as const;
