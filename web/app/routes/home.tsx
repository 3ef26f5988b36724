import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { Area } from '../features/home/Area.tsx';
import { Claims } from '../features/home/Claims.tsx';
import { Evening } from '../features/home/Evening.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { Steps } from '../features/home/Steps.tsx';
import { ThreeApartments } from '../features/home/ThreeApartments.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { readApartments } from '../villa/apartments.server.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'home', 'villa'), apartments: readApartments() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.home?.title, loaderData?.words.resources.home?.description);

export default function Home() {
  const { apartments } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The stay search bar stands on the hero's lower edge: <Hero><StaySearch /></Hero> */}
      <Hero />
      <Claims />
      <ThreeApartments apartments={apartments} />
      <Evening />
      <Steps />
      <Area />
    </>
  );
}
