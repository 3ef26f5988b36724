import styled from '@emotion/styled';
import { canAdd, type GuestLimits, type Guests } from 'functions/domain/guests';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/tokens.ts';
import { fewest, fitCount, readCount } from './guestCount.ts';
import { Cell, CellInput, CellLabel, CellProblem } from './StayCell.ts';

/** How many come of one kind, by buttons or typed, never more than the limits allow. */
export function GuestField({
  kind,
  guests,
  limits,
  onCount,
}: {
  kind: keyof Guests;
  guests: Guests;
  limits: GuestLimits;
  onCount: (count: number) => void;
}) {
  const { t } = useTranslation('stay');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [limited, setLimited] = useState(false);
  const count = guests[kind];
  const atLimit = !canAdd(kind, guests, limits);
  const atLeast = count <= fewest[kind];
  const tooMany = fitCount(kind, count, guests, limits).limited;
  const words =
    kind === 'adults'
      ? { label: t('adults'), add: t('addAdult'), remove: t('removeAdult') }
      : { label: t('children'), add: t('addChild'), remove: t('removeChild') };

  function want(wanted: number) {
    const fitting = fitCount(kind, wanted, guests, limits);
    setTyped(undefined);
    setLimited(fitting.limited);
    if (fitting.count !== count) onCount(fitting.count);
  }

  function commit() {
    if (typed === undefined) return;
    const wanted = readCount(typed);
    if (wanted === undefined) setTyped(undefined);
    else want(wanted);
  }

  return (
    <Cell>
      <CellLabel htmlFor={id}>{words.label}</CellLabel>
      <Stepper>
        <Step
          type="button"
          aria-label={words.remove}
          aria-disabled={atLeast || undefined}
          onClick={() => want(count - 1)}
        >
          <Sign d="M5 12h14" />
        </Step>
        <Count
          id={id}
          name={kind}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={count}
          aria-valuemin={fewest[kind]}
          aria-valuemax={limits[kind]}
          aria-describedby={`${id}-problem`}
          value={typed ?? String(count)}
          onChange={(event) => {
            const text = event.target.value;
            const wanted = readCount(text);
            setTyped(text);
            // A number that fits counts at once, so that a price beside it is right while somebody still types.
            if (wanted !== undefined && !fitCount(kind, wanted, guests, limits).limited && wanted >= fewest[kind]) {
              setLimited(false);
              if (wanted !== count) onCount(wanted);
            }
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') want(count + 1);
            else if (event.key === 'ArrowDown') want(count - 1);
            else if (event.key === 'Enter') commit();
            else return;
            event.preventDefault();
          }}
        />
        <Step
          type="button"
          aria-label={atLimit ? t('addUpToLimit') : words.add}
          aria-disabled={atLimit || undefined}
          onClick={() => want(count + 1)}
        >
          <Sign d="M5 12h14M12 5v14" />
        </Step>
      </Stepper>
      <CellProblem id={`${id}-problem`} role="status">
        {(limited && atLimit) || tooMany ? t('limitReached') : ''}
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
  color: ${color.sea};
  cursor: pointer;
  &:hover {
    background: ${color.stone};
  }
  &[aria-disabled] {
    color: ${color.soft};
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
