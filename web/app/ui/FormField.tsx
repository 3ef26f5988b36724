import styled from '@emotion/styled';
import { useId, type InputHTMLAttributes } from 'react';
import { color, from, radius } from './tokens.ts';

/** A labelled field with its hint and what is wrong with it; `rows` makes it a text of several lines. */
export function FormField({
  label,
  hint,
  problem,
  rows,
  wide = false,
  value,
  onText,
  ...input
}: {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  rows?: number;
  /** Across both columns. */
  wide?: boolean;
  value: string;
  onText: (text: string) => void;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'required'
>) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const { required, ...rest } = input;
  const shared = {
    ...rest,
    id,
    value,
    'aria-required': required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <Field data-wide={wide || undefined}>
      <Label htmlFor={id}>{label}</Label>
      {rows ? (
        <TextArea {...shared} rows={rows} onChange={(event) => onText(event.target.value)} />
      ) : (
        <Input {...shared} onChange={(event) => onText(event.target.value)} />
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Field>
  );
}

export const Field = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Label = styled.label`
  font-size: 16px;
  font-weight: 600;
  line-height: 1.4;
`;

const box = `
  width: 100%;
  min-height: 52px;
  padding: 12px 16px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: #ffffff;
  color: ${color.ink};
  font-size: 17px;
  &:hover {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline: 3px solid ${color.sea};
    outline-offset: 1px;
    border-radius: ${radius.small};
  }
  &[aria-invalid] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }
`;

export const Input = styled.input(box);

const TextArea = styled.textarea(
  box,
  `
  resize: vertical;
  line-height: 1.5;
`,
);

const Hint = styled.p`
  font-size: 15px;
  line-height: 1.4;
  color: ${color.soft};
`;

export const Problem = styled.p`
  font-size: 15px;
  line-height: 1.4;
  font-weight: 600;
  color: ${color.bad};
`;

/** Fields in two columns where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 22px 20px;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Fields that one may leave out, behind a line that opens them. */
export const MoreFields = styled.details`
  & > summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 8px;
    color: ${color.sea};
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 12px;
  }
`;

/** What is wrong with the form as a whole, or with its sending. */
export const FormFailure = styled.div`
  display: grid;
  gap: 4px;
  padding: 16px 20px;
  border-left: 4px solid ${color.bad};
  border-radius: ${radius.small};
  background: #ffffff;
  & > p:first-of-type {
    font-weight: 600;
    color: ${color.bad};
  }
  &:empty {
    display: none;
  }
`;
