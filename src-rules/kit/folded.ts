/** The same name written in any way: 'Peenemünde' and 'peenemunde', 'Tromsø' and 'tromso', "Starobel'sk" and 'starobelsk'. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/['’ʹ]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
