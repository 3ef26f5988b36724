import styled from '@emotion/styled';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { usePhonePicker } from '../i18n/usePhonePicker.ts';
import { color } from '../ui/theme/tokens.ts';
import { InputField } from './InputField.tsx';
import { personInputs } from './personInputs.ts';

const { type, autoComplete, ...attributes } = personInputs.phone;

/**
 * A phone number with its country's calling code before it. The picker is the browser's own select, which every keyboard, screen
 * reader and thumb knows and which finds a country by its first letters; a number typed or pasted with a code picks its country.
 * Its inputs are called `phone` and `phoneRegion`.
 */
export function PhoneField({
  label,
  regionLabel,
  picker,
  home,
  storedRegion,
  defaultValue,
  required,
  error,
}: {
  label: string;
  /** Names the picker. */
  regionLabel: string;
  picker: ReturnType<typeof usePhonePicker>['picker'];
  home: string;
  storedRegion: string | undefined;
  defaultValue: string;
  required: boolean;
  error: string | undefined;
}) {
  const [chosen, setChosen] = useState<string>();
  const number = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const region = chosen ?? storedRegion ?? home;
  const code = picker.countries.flat().find((country) => country.region === region)?.code;

  function choose(next: string) {
    // At once, not with the next render: the form reads its inputs in the same event.
    select.current!.value = next;
    setChosen(next);
  }

  function readNumber() {
    // Only a number that names its country chooses one: the browser's own may not be known yet.
    const named = picker.regionOfPhone(number.current!.value, region);
    if (named) choose(named);
  }

  // What somebody has typed before the countries came names its country too.
  const readAgain = useEffectEvent(readNumber);
  useEffect(() => readAgain(), [picker]);

  return (
    <InputField
      name="phone"
      label={label}
      type={type}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      required={required}
      error={error !== undefined}
      helperText={error}
      inputRef={number}
      onChange={readNumber}
      inputProps={attributes}
      startAdornment={
        <Code position="start">
          <span aria-hidden>+{code} ▾</span>
          <NativeSelect
            inputRef={select}
            name="phoneRegion"
            value={region}
            disableUnderline
            inputProps={{ 'aria-label': regionLabel }}
            onChange={({ target }) => {
              number.current!.value = picker.nationalPart(number.current!.value, region);
              choose(target.value);
            }}
          >
            {picker.countries.map((group, index) => [
              index > 0 && group.length > 0 && <hr key="line" />,
              ...group.map((country) => (
                <option key={country.region} value={country.region}>
                  {`${country.name} (+${country.code})`}
                </option>
              )),
            ])}
          </NativeSelect>
        </Code>
      }
    />
  );
}

/** Shows the code alone; above it lies, transparent, the select with the countries' names. */
const Code = styled(InputAdornment)`
  position: relative;
  flex: none;
  height: auto;
  max-height: none;
  min-height: 53px;
  margin: 0 0 0 -14px;
  padding-inline: 16px 12px;
  border-right: 1px solid ${color.line};
  border-radius: 11px 0 0 11px;
  color: ${color.ink};
  &:has(:focus-visible) {
    outline: 3px solid ${color.sea};
    outline-offset: -2px;
  }
  & > .MuiNativeSelect-root {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  & select {
    height: 100%;
    font-size: 16px;
  }
`;
