import styled from '@emotion/styled';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { color } from '../../../ui/theme/tokens.ts';

export interface Choice<Value extends string> {
  value: Value;
  text: ReactNode;
}

/** A row of buttons of which one is selected. It is a single tab stop, and the arrow keys move between the buttons. */
export function Choices<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  className,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}) {
  return (
    <Group
      className={className ?? ''}
      exclusive
      value={chosen}
      aria-label={label}
      onChange={(_, value: Value | null) => value !== null && onChoose(value)}
    >
      {choices.map(({ value, text }) => (
        <ToggleButton key={value} value={value} disableRipple>
          {text}
        </ToggleButton>
      ))}
    </Group>
  );
}

const Group = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: nowrap;
  gap: 8px;
  && .MuiToggleButton-root {
    flex: 1 1 auto;
    min-height: 44px;
    padding: 4px 8px;
    border: 1px solid ${color.border};
    border-radius: 22px;
    font-size: 1rem;
    font-weight: 500;
    line-height: 1.2;
  }
  && .Mui-selected {
    border-color: ${color.secondary};
  }
`;
