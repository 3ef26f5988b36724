import styled from '@emotion/styled';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePhonePicker } from '../i18n/usePhonePicker.ts';
import { color } from '../ui/theme/tokens.ts';
import { InputField } from './InputField.tsx';
import { personInputs } from './personInputs.ts';

const { type, autoComplete, ...attributes } = personInputs.phone;

/**
 * A phone number with its country's calling code. The picker is a native select, which works with every keyboard, screen reader
 * and touch screen and finds a country by its first letters. A number typed or pasted with a code selects its country. The
 * inputs are named `phone` and `phoneRegion`.
 */
export function PhoneField({
  picker: { picker, home },
  storedRegion,
  defaultValue,
  required,
  error,
}: {
  picker: ReturnType<typeof usePhonePicker>;
  storedRegion: string | undefined;
  defaultValue: string;
  required: boolean;
  error: string | undefined;
}) {
  const { t } = useTranslation('form');
  const [chosen, setChosen] = useState<string>();
  const [isShort, setIsShort] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const region = chosen ?? storedRegion ?? home;
  const code = picker.countries.flat().find((country) => country.region === region)?.code;

  function choose(next: string) {
    // Set at once instead of with the next render, because the form reads its inputs in the same event.
    select.current!.value = next;
    setChosen(next);
  }

  function readNumber() {
    // Only a number with a calling code selects a country, because the browser's own region may not be known yet.
    const named = picker.regionOfPhone(number.current!.value, region);
    if (named) choose(named);
  }

  // A number that was typed before the countries were loaded may select its country now.
  const readAgain = useEffectEvent(readNumber);
  useEffect(() => readAgain(), [picker]);

  return (
    <InputField
      name="phone"
      label={t('phone')}
      type={type}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      required={required}
      error={error !== undefined}
      helperText={error ?? (isShort && t('looksShort'))}
      inputRef={number}
      onChange={readNumber}
      onLeave={(text) => setIsShort(picker.looksShort(text, region))}
      inputProps={attributes}
      startAdornment={
        <Code position="start">
          <span aria-hidden>{`+${code} ▾`}</span>
          <NativeSelect
            inputRef={select}
            name="phoneRegion"
            value={region}
            disableUnderline
            inputProps={{ 'aria-label': t('phoneRegion') }}
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

/** Shows only the code. The select with the names of the countries lies over it and is transparent. */
const Code = styled(InputAdornment)`
  position: relative;
  flex: none;
  height: auto;
  max-height: none;
  min-height: 53px;
  margin: 0 0 0 -14px;
  padding-inline: 16px 12px;
  border-right: 1px solid ${color.divider};
  border-radius: 11px 0 0 11px;
  color: ${color.text};
  &:has(:focus-visible) {
    outline: 3px solid ${color.secondary};
    outline-offset: -2px;
  }
  & > .MuiNativeSelect-root {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  & select {
    height: 100%;
    font-size: 1rem;
  }
`;
