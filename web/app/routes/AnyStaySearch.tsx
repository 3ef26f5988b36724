import type { Apartment } from 'functions/contract/apartment';
import { useNavigate } from 'react-router';
import { writeStayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { useRestoredStay } from '../features/booking/chosenStay/useSavedStay.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { useToday } from '../features/booking/chosenStay/useToday.ts';
import { StaySearch } from '../features/booking/search/StaySearch.tsx';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import { useConsented } from '../features/consent/useConsented.ts';
import { usePathTo } from '../i18n/PageLink.tsx';

/**
 * The search for a stay in any apartment, answered by the list of apartments. Uses the URL, so it renders again after hydration.
 * @param apartments the apartments from a loader
 */
export function AnyStaySearch({ apartments: built }: { apartments: Apartment[] }) {
  const apartments = useCurrentApartments(built);
  const [choice, change] = useStayChoice();
  const today = useToday(apartments[0]!.propertyTerms.timeZone);
  useRestoredStay(useConsented('stay'), choice, change, today);
  const navigate = useNavigate();
  const pathname = usePathTo('apartments');
  return (
    <StaySearch
      apartments={apartments}
      choice={choice}
      onChange={change}
      today={today}
      onSearch={(wanted) => void navigate({ pathname, search: writeStayChoice(wanted).toString() })}
    />
  );
}
