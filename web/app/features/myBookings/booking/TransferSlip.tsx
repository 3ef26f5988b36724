import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import type { TransferToMake } from 'functions/contract/callables';
import { formatIban } from 'functions/domain/iban';
import type { Cents } from 'functions/domain/money';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../form/formLayout.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import { CopyField, CopyFields } from './CopyFields.tsx';
import { FramedPart } from './bookingLayout.ts';

/**
 * What is due, as a bank transfer: each field with a button that copies it, and the codes for banking apps that the
 * mail has too.
 * @param paid what has been received so far, less refunds
 */
export function TransferSlip({ transfer, paid }: { transfer: TransferToMake; paid: Cents }) {
  const { t } = useTranslation(['transfer', 'myBookings']);
  const { money, date, locale } = useFormat();
  const { kind, holder, iban, bic, amount, reference, until, codes } = transfer;
  // In the format that banking apps accept: without the currency, and without separators between thousands.
  const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(amount / 100);
  const values = { amount: money(amount), holder };
  return (
    <Slip aria-labelledby="transfer">
      <h2 id="transfer">{t(`title.${kind}`)}</h2>
      <CopyFields>
        {paid > 0 && <CopyField label={t('slip.paid', { ns: 'myBookings' })} value={money(paid)} />}
        <CopyField label={t('amount')} value={values.amount} copied={typed} />
        {until !== null && <CopyField label={t('due')} value={date(until)} />}
        <CopyField label={t('holder')} value={holder} copied={holder} />
        <CopyField label={t('iban')} value={formatIban(iban)} copied={iban} />
        {bic && <CopyField label={t('bic')} value={bic} copied={bic} />}
        <CopyField label={t('reference')} value={reference} copied={reference} />
      </CopyFields>
      <Note>{t('note')}</Note>
      <Codes>
        <Code>
          <img src={pictureUrl(codes.sepa)} width={200} height={200} alt={t('qrAlt', values)} />
          <figcaption>{t('slip.scan', { ns: 'myBookings' })}</figcaption>
        </Code>
        {codes.hub3 && (
          <Code>
            <img src={pictureUrl(codes.hub3)} width={400} alt={t('hub3Alt', values)} />
            <figcaption>{t('slip.hub3', { ns: 'myBookings' })}</figcaption>
          </Code>
        )}
      </Codes>
    </Slip>
  );
}

/** Holds the place of an advance payment's slip, so that the rest of the page stays where it is when the slip comes. */
export function TransferSlipSkeleton() {
  return (
    <AppTheme>
      <Place variant="rounded" />
    </AppTheme>
  );
}

const pictureUrl = (png: string) => `data:image/png;base64,${png}`;

const Slip = styled(FramedPart)`
  break-inside: avoid;
  ${from.desk} {
    grid-template-columns: 1fr 400px;
    column-gap: 48px;
    align-items: start;
    & > h2 {
      grid-column: 1 / -1;
    }
  }
`;

const Place = styled(Skeleton)`
  height: 1100px;
  margin-top: 28px;
  ${from.tablet} {
    height: 800px;
  }
  ${from.desk} {
    height: 560px;
  }
`;

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 36px;
  ${from.desk} {
    grid-area: 2 / 2 / span 2;
  }
`;

const Code = styled.figure`
  display: grid;
  gap: 10px;
  max-width: 400px;
  & > img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.small};
  }
  & > figcaption {
    font-size: 1rem;
    color: ${color.textSecondary};
  }
`;
