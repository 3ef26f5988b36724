import { BooksView } from '../../features/host/books/BooksView.tsx';
import { hostMeta } from './hostMeta.ts';

export const meta = hostMeta('books');

export default BooksView;
