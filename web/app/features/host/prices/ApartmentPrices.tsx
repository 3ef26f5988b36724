import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { apartmentFactsSchema } from 'functions/contract/apartment';
import { apartmentPath } from 'functions/contract/collections';
import type { IsoDate } from 'functions/domain/isoDate';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SavedApartment } from '../../../firebase/useSavedApartments.ts';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { findInPrices, type Fault, type Warning } from './findInPrices.ts';
import { FoundInForm, useFindingText } from './FoundInForm.ts';
import { factsFrom, priceFormOf, sortSeasons } from './PriceForm.ts';
import { Actions } from './priceStyle.ts';
import { RuleFields } from './RuleFields.tsx';
import { SeasonFields } from './SeasonFields.tsx';
import { TypicalPrices } from './TypicalPrices.tsx';
import { usePriceForm } from './usePriceForm.ts';

/** Prices and rules of one apartment: changed in a form, saved whole or not at all. */
export function ApartmentPrices({ saved, name, today }: { saved: SavedApartment; name: string; today: IsoDate }) {
  const { t } = useTranslation('hostPrices');
  const act = useOwnerAction();
  const textOf = useFindingText();
  const element = useRef<HTMLFormElement>(null);
  const { form, base, isChanged, isOutdated, change, discard, wasSaved } = usePriceForm(saved);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const facts = factsFrom(form, base.apartment);

  function edit(changes: Parameters<typeof change>[0]) {
    if (busy) return;
    // A fault is at the place of a season in the list.
    if (changes.seasons && changes.seasons.length !== form.seasons.length) setFaults([]);
    setWarnings([]);
    setRefusal(undefined);
    change(changes);
  }

  function startOver() {
    setFaults([]);
    setWarnings([]);
    setRefusal(undefined);
    discard();
  }

  async function save(isConfirmed: boolean) {
    if (busy) return;
    const sorted = { ...form, seasons: sortSeasons(form.seasons) };
    const toSave = factsFrom(sorted, base.apartment);
    const found = findInPrices(toSave, base.apartment, today);
    const asked = isConfirmed ? [] : found.warnings;
    flushSync(() => {
      change(sorted);
      setFaults(found.faults);
      setWarnings(asked);
      setRefusal(undefined);
    });
    if (found.faults.length > 0) {
      element.current?.querySelector<HTMLElement>(`[name="${found.faults[0]!.field}"]`)?.focus();
      return;
    }
    if (asked.length > 0) return;
    setBusy(true);
    const refused = await act(
      'saveApartment',
      { apartment: toSave.slug, revision: base.revision, facts: apartmentFactsSchema.parse(toSave) },
      t('saved', { name }),
    );
    setBusy(false);
    setRefusal(refused);
    if (!refused) wasSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(false);
  }

  const placeOf = ({ field }: Fault | Warning): string => {
    const [list, index] = field.split('.');
    if (list === 'seasons') return form.seasons[Number(index)]?.name || t('season.nameless');
    if (list === 'longStayDiscounts') return t('discounts.title');
    if (list === 'nightPrice' || list === 'cleaningFee') return t(list);
    return list === 'limits' ? t('limits') : t('rules.title');
  };
  const isMeanwhile = isOutdated || refusal?.details.code === 'changed-meanwhile';

  return (
    <FoundInForm value={faults}>
      <form ref={element} noValidate onSubmit={submit} aria-label={name}>
        <RuleFields form={form} onChange={edit} />
        <SeasonFields seasons={form.seasons} today={today} onSeasons={(seasons) => edit({ seasons })} />
        <DiscountFields discounts={form.discounts} onDiscounts={(discounts) => edit({ discounts })} />
        <TypicalPrices facts={facts} before={saved.apartment} today={today} />
        {faults.length > 0 && (
          <Alert severity="error" role="alert">
            <p>{t('notSaved')}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault.field}>{t('found', { where: placeOf(fault), what: textOf.fault(fault) })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {warnings.length > 0 && (
          <Alert severity="warning" role="alert">
            <p>{t('looksOdd')}</p>
            <ul>
              {warnings.map((warning) => (
                <li key={`${warning.field} ${warning.fault}`}>
                  {t('found', { where: placeOf(warning), what: textOf.warning(warning) })}
                </li>
              ))}
            </ul>
            <Actions>
              <Button variant="outlined" onClick={() => void save(true)}>
                {t('saveAnyway')}
              </Button>
            </Actions>
          </Alert>
        )}
        {isMeanwhile ? (
          <Alert severity="error" role="alert">
            <p>{t('meanwhile')}</p>
            <Actions>
              <Button variant="outlined" onClick={startOver}>
                {t('lookAtNew')}
              </Button>
            </Actions>
          </Alert>
        ) : (
          refusal && (
            <Alert severity="error" role="alert">
              <p>{refusal.text}</p>
            </Alert>
          )
        )}
        <Actions>
          <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
            {t('save')}
          </Button>
          {isChanged && (
            <Button variant="outlined" onClick={startOver}>
              {t('discard')}
            </Button>
          )}
        </Actions>
      </form>
      <EarlierVersions
        path={apartmentPath(saved.apartment.slug)}
        onTake={(values) => {
          const parsed = apartmentFactsSchema.safeParse(values);
          if (!parsed.success) return;
          edit(priceFormOf(parsed.data));
          element.current?.querySelector<HTMLElement>('[name=nightPrice]')?.focus();
        }}
      />
    </FoundInForm>
  );
}
