import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { ComponentProps } from 'react';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { Section } from '../../../ui/layout/layout.ts';
import { useNear } from '../../../ui/loading/useNear.ts';
import { from } from '../../../ui/theme/tokens.ts';
import { useLazy } from '../calendar/useLazy.ts';
import { chosenStay } from '../chosenStay/StayChoice.ts';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import type { StayTerms } from './StayTerms.tsx';

/** The terms of a stay in an apartment's page, fetched when a guest comes near. */
export function LazyStayTerms({ apartment, hasCot }: { apartment: Apartment; hasCot: boolean }) {
  const [choice] = useStayChoice();
  const [place, near] = useNear<HTMLDivElement>('600px');
  return (
    <Place ref={place}>
      {near && (
        <Section as="div">
          <Loaded apartment={apartment} hasCot={hasCot} stay={chosenStay(choice)} />
        </Section>
      )}
    </Place>
  );
}

const loadStayTerms = () => import('./StayTerms.tsx').then((module) => module.StayTerms);

function Loaded(props: ComponentProps<typeof StayTerms>) {
  const messages = useNamespaces(true, 'stayTerms', 'payment', 'format');
  const loaded = useLazy(loadStayTerms);
  return loaded.state === 'ready' && messages === 'ready' && <loaded.value {...props} />;
}

/** As high as the terms in the longest language at 360 px: whoever tabs past them must not lose the focus when they come. */
const Place = styled.div`
  min-height: 740px;
  ${from.tablet} {
    min-height: 600px;
  }
`;
