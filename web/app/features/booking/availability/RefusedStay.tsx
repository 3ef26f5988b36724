import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { LazyInsteadOffers, type InsteadOffersProps } from './LazyInsteadOffers.tsx';
import { Calm } from './verdictStyle.ts';

/** On the request page: that the stay cannot be had, and what there is instead. */
export function RefusedStay(props: Omit<InsteadOffersProps, 'page'>) {
  const { t } = useTranslation(['errors', 'offer']);
  const { refusal, apartment } = props;
  return (
    <Refused>
      <div role="status">
        <Calm>
          {refusal === 'guests-exceeded' ? t('reason.guests', { ns: 'offer', ...apartment.limits }) : t(refusal)}
        </Calm>
      </div>
      <RequestOffers {...props} />
    </Refused>
  );
}

/** What can be requested instead. */
export function RequestOffers(props: Omit<InsteadOffersProps, 'page'>) {
  const messages = useNamespaces(true, 'offer');
  return messages === 'ready' && <LazyInsteadOffers {...props} page="request" />;
}

const Refused = styled.div`
  display: grid;
  gap: 20px;
  /* As wide as the form below it on a wide screen. */
  max-width: 740px;
  margin-bottom: 40px;
`;
