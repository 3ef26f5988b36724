import {
  apartmentFactsSchema,
  type Apartment,
  type ApartmentFacts,
  type PropertyTerms,
} from 'functions/contract/apartment';
import type { PriceList } from 'functions/domain/checkPrices';
import type { IsoDate } from 'functions/domain/isoDate';
import { typicalPrice, typicalStays, type TypicalPrice } from './typicalStays.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Part, Notice } from '../forms/formStyle.ts';
import { PriceTable, Scrolling } from './priceStyle.ts';

/** What typical guests pay with the saved prices and terms, and with those in the form. */
export function TypicalPrices({
  title,
  facts,
  before,
  terms,
  today,
}: {
  title: string;
  facts: ApartmentFacts;
  before: Apartment;
  /** `undefined` while the form's terms are invalid. */
  terms: PropertyTerms | undefined;
  today: IsoDate;
}) {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const id = useId();
  const isReadable = apartmentFactsSchema.safeParse(facts).success;
  const priceText = ({ total, refusal }: TypicalPrice) => (
    <>
      <span>{format.money(total)}</span>
      {refusal && refusal !== 'dates-taken' && <small>{t(`refusals.${refusal}`)}</small>}
    </>
  );
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Notice>{t('typical.hint')}</Notice>
      <Scrolling tabIndex={0} role="group" aria-labelledby={id}>
        <PriceTable>
          <thead>
            <tr>
              <th scope="col">{t('typical.stay')}</th>
              <th scope="col">{t('typical.now')}</th>
              <th scope="col">{t('typical.then')}</th>
            </tr>
          </thead>
          <tbody>
            {typicalStays(before.limits, today).map((typical) => {
              const old = typicalPrice(typical, before as PriceList, before.propertyTerms, today);
              const next = isReadable && terms && typicalPrice(typical, facts as PriceList, terms, today);
              return (
                <tr key={typical.kind}>
                  <th scope="row">
                    {t(`typical.${typical.kind}`)}
                    <small>
                      {format.stay(typical.stay)} ·{' '}
                      {t('typical.guests', { count: typical.guests.adults + typical.guests.children })}
                    </small>
                  </th>
                  <td>{priceText(old)}</td>
                  <td>
                    {!next
                      ? '–'
                      : next.total === old.total && next.refusal === old.refusal
                        ? t('typical.same')
                        : priceText(next)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </PriceTable>
      </Scrolling>
    </Part>
  );
}

/** The first typical stay whose price changes, with both prices, in one line. Empty if no price changes. */
export function ChangedPrice({ facts, before, today }: { facts: ApartmentFacts; before: Apartment; today: IsoDate }) {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  if (!apartmentFactsSchema.safeParse(facts).success) return null;
  for (const typical of typicalStays(before.limits, today)) {
    const [now, then] = [before, facts].map(
      (list) => typicalPrice(typical, list as PriceList, before.propertyTerms, today).total,
    ) as [number, number];
    if (now === then) continue;
    return `${t(`typical.${typical.kind}`)}: ${format.money(now)} → ${format.money(then)}`;
  }
  return null;
}
