/** A name as a part of a path: `Kuća Mažuranić` is `kuca-mazuranic`. */
export function slugOf(name: string): string {
  return name
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
