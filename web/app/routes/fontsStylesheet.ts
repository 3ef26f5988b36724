import { fontFaces } from '../ui/theme/fonts.ts';

/** `/fonts.css`: the site's fonts for the pages behind links in mails, which functions render. */
export const loader = () => new Response(fontFaces, { headers: { 'Content-Type': 'text/css' } });
