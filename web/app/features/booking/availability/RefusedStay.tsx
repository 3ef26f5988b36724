import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { LazyAlternativeOffers } from './offers/lazyOffers.ts';
import { QuietRefusal } from './verdictStyle.ts';

type OffersProps = Omit<ComponentProps<typeof LazyAlternativeOffers>, 'page'>;

/** On the request page: says that the stay is not available, and offers alternatives. */
export function RefusedStay(props: OffersProps) {
  const { t } = useTranslation(['errors', 'offer']);
  const { refusal, apartment } = props;
  return (
    <Refused>
      <div role="status">
        <QuietRefusal>
          {refusal === 'guests-exceeded' ? t('reason.guests', { ns: 'offer', ...apartment.limits }) : t(refusal)}
        </QuietRefusal>
      </div>
      <RequestOffers {...props} />
    </Refused>
  );
}

/** Alternatives that the guest can request. */
export function RequestOffers(props: OffersProps) {
  return <LazyAlternativeOffers {...props} page="request" />;
}

const Refused = styled.div`
  display: grid;
  gap: 20px;
  /* As wide as the form below it, even on a wide screen. */
  max-width: 740px;
  margin-bottom: 40px;
`;
