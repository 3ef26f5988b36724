import type { Apartment } from 'functions/contract/apartment';
import { useEffect, useState } from 'react';
import { readApartment } from '../../../firebase/guest/readApartment.ts';

/**
 * The apartment as the page was built with it, and with the owner's current prices and rules once a guest uses it.
 * @param active has a guest begun to choose? Before that nothing is fetched.
 */
export function useFreshApartment(built: Apartment, active: boolean): Apartment {
  const [fresh, setFresh] = useState<Apartment>();
  const { slug } = built;
  useEffect(() => {
    if (!active) return;
    let current = true;
    // If the request fails, the built data stays: the server checks and quotes in any case.
    readApartment(slug).then(
      (apartment) => current && setFresh(apartment),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [slug, active]);
  return fresh?.slug === slug ? fresh : built;
}
