import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId } from 'react';
import { Field, Input, Label, Problem } from './FormField.tsx';
import { color, radius } from './tokens.ts';

/** A country with its calling code, without the `+`. */
interface Country {
  region: string;
  name: string;
  code: string;
}

/** What the field has to know of countries and numbers. */
export interface PhonePicker {
  /** Groups in the order in which they are shown. */
  countries: Country[][];
  /** The region that a number names itself, as `+49` and `0049` do; `known` among those that share its code. */
  regionOfPhone: (text: string, known: string) => string | undefined;
  /** The part of a number that follows its country's code. */
  nationalPart: (text: string, region: string) => string;
}

/**
 * A phone number with its country's code before it. The picker is the browser's own select, so it is known to every
 * keyboard, screen reader and thumb, and finds a country by its first letters; a number typed or pasted with a code
 * picks its country by itself.
 */
export function PhoneField({
  label,
  regionLabel,
  picker,
  name,
  region,
  value,
  problem,
  required,
  onChange,
}: {
  label: string;
  /** Names the picker. */
  regionLabel: string;
  picker: PhonePicker;
  name: string;
  region: string;
  value: string;
  problem?: string | undefined;
  required?: boolean;
  onChange: (text: string, region: string) => void;
}) {
  const id = useId();
  // What somebody has typed before the countries came names its country all the same.
  const readAgain = useEffectEvent(() => {
    const named = picker.regionOfPhone(value, region);
    if (named && named !== region) onChange(value, named);
  });
  useEffect(() => readAgain(), [picker]);
  const chosen = picker.countries.flat().find((country) => country.region === region);
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <Code>
          <span aria-hidden>+{chosen?.code} ▾</span>
          <select
            name={`${name}Region`}
            aria-label={regionLabel}
            value={region}
            onChange={(event) => onChange(picker.nationalPart(value, region), event.target.value)}
          >
            {picker.countries.map((group, index) => [
              index > 0 && group.length > 0 && <hr key="line" />,
              ...group.map((country) => (
                <option key={country.region} value={country.region}>
                  {`${country.name} (+${country.code})`}
                </option>
              )),
            ])}
          </select>
        </Code>
        <Input
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          aria-required={required || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={({ target }) => onChange(target.value, picker.regionOfPhone(target.value, region) ?? region)}
        />
      </Row>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  & > input {
    flex: 1;
    min-width: 0;
  }
`;

/** Shows the code alone; over it, unseen, lies the select with the countries' names. */
const Code = styled.div`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  padding-inline: 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: #ffffff;
  &:has(:focus-visible) {
    outline: 3px solid ${color.sea};
    outline-offset: 1px;
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    font-size: 16px;
    cursor: pointer;
  }
`;
