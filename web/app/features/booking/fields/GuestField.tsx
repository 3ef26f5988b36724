import styled from '@emotion/styled';
import type { GuestLimits, Guests } from 'functions/domain/guests';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../../../ui/theme/tokens.ts';
import { readCount } from '../../../form/readCount.ts';
import { fewest, firstLimit, fitCount } from './guestCount.ts';
import { Cell, CellInput, CellLabel, CellProblem } from './StayCell.ts';
import { useTypedText } from './useTypedText.ts';

/**
 * The number of adults, children or babies, set by buttons or by typing, within the limits.
 * @param ask renders a link to the hosts for a party that does not fit; `wanted` is the number that the guest asked for
 */
export function GuestField({
  kind,
  guests,
  limits,
  ask,
  onCount,
}: {
  kind: keyof Guests;
  guests: Guests;
  limits: GuestLimits;
  ask?: ((wanted: number) => ReactNode) | undefined;
  onCount: (count: number) => void;
}) {
  const { t } = useTranslation('stay');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The limit that the last change ran into, if any. */
  const [met, setMet] = useState<'reached' | 'exceeded'>();
  const [lastWanted, setLastWanted] = useState(0);
  const count = guests[kind] ?? 0;
  const { typed, show } = useTypedText(field, String(count), commit);
  const atLimit = fitCount(kind, count + 1, guests, limits).limited;
  const atLeast = count <= fewest[kind];
  const tooMany = fitCount(kind, count, guests, limits).limited;
  const messages = {
    adults: { label: t('adults'), add: t('addAdult'), remove: t('removeAdult') },
    children: { label: t('children'), add: t('addChild'), remove: t('removeChild') },
    babies: { label: t('babies'), add: t('addBaby'), remove: t('removeBaby') },
  }[kind];
  const { name, limit, most } = firstLimit(kind, guests, limits);

  function meet(wanted: number) {
    setLastWanted(wanted);
    const isMore = (count: number) => fitCount(kind, count, guests, limits).limited;
    setMet(isMore(wanted) ? 'exceeded' : wanted > count && isMore(wanted + 1) ? 'reached' : undefined);
  }

  function want(wanted: number) {
    const fitting = fitCount(kind, wanted, guests, limits);
    show(String(fitting.count));
    meet(wanted);
    if (fitting.count !== count) onCount(fitting.count);
  }

  function type(text: string) {
    const wanted = readCount(text);
    // A number within the limits takes effect while the guest types, so that the price beside it changes too.
    if (wanted !== undefined && !fitCount(kind, wanted, guests, limits).limited && wanted >= fewest[kind]) {
      meet(wanted);
      if (wanted !== count) onCount(wanted);
    }
  }

  function commit() {
    const text = typed();
    if (text === undefined) return;
    const wanted = readCount(text);
    // A number that has already taken effect keeps its message, because removing the message would move a button that
    // is being pressed.
    if (wanted === undefined || wanted === count) show(String(count));
    else want(wanted);
  }

  const isReached = atLimit && met !== undefined && !tooMany;
  const isExceeded = tooMany || (atLimit && met === 'exceeded');
  return (
    <Cell>
      <CellLabel htmlFor={id}>{messages.label}</CellLabel>
      <Stepper>
        <Step
          type="button"
          aria-label={messages.remove}
          aria-disabled={atLeast || undefined}
          onClick={() => want(count - 1)}
        >
          <Sign d="M5 12h14" />
        </Step>
        <Count
          ref={field}
          id={id}
          name={kind}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={count}
          aria-valuemin={fewest[kind]}
          aria-valuemax={Math.max(fewest[kind], most)}
          aria-describedby={`${id}-problem`}
          defaultValue={count}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') want(count + 1);
            else if (event.key === 'ArrowDown') want(count - 1);
            // Enter submits the search, unless the typed number exceeds the limit. In that case the guest has to see
            // the message first.
            else if (event.key !== 'Enter' || readCount(field.current?.value ?? '') === count) return;
            else commit();
            event.preventDefault();
          }}
        />
        <Step
          type="button"
          aria-label={atLimit ? t('addUpToLimit') : messages.add}
          aria-disabled={atLimit || undefined}
          onClick={() => want(count + 1)}
        >
          <Sign d="M5 12h14M12 5v14" />
        </Step>
      </Stepper>
      <CellProblem
        id={`${id}-problem`}
        role="status"
        style={!tooMany && met === 'reached' ? { color: color.textSecondary } : undefined}
      >
        {isReached && <span>{t('limitReached')}</span>}
        {isReached && isExceeded && <br />}
        {isExceeded && <span>{t(`most.${name}`, { count: limit, where: t('most.here') })}</span>}
        {isExceeded && ask?.(Math.max(lastWanted, count))}
      </CellProblem>
    </Cell>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" fill="none" />
    </svg>
  );
}

const Stepper = styled.div`
  display: flex;
  align-items: center;
  margin-inline: -8px;
`;

const Step = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${color.secondary};
  cursor: pointer;
  /* The focus ring is inside the button. Outside, it would cross the label above. */
  &:focus-visible {
    outline-offset: -3px;
    border-radius: 50%;
  }
  &:hover {
    background: ${color.panel};
  }
  &[aria-disabled] {
    color: ${color.textSecondary};
    opacity: 0.55;
    cursor: default;
    background: transparent;
  }
`;

const Count = styled(CellInput)`
  flex: 1 1 auto;
  min-width: 24px;
  max-width: 56px;
  text-align: center;
`;
