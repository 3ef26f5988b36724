export { PricesView as default } from '../../features/host/prices/PricesView.tsx';
