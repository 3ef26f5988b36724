export { BooksView as default } from '../../features/host/books/BooksView.tsx';
