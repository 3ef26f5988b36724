import { fontFaces } from '../ui/theme/fonts.ts';

/** `/fonts.css`: the site's fonts for the pages that functions render, behind links in mails. */
export const loader = () => new Response(fontFaces, { headers: { 'Content-Type': 'text/css' } });
