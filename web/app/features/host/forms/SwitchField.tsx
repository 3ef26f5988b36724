import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

/** What is on or off. @param describedBy ID of the element that says more about it */
export function SwitchField({
  label,
  checked,
  describedBy,
  onChange,
}: {
  label: string;
  checked: boolean;
  describedBy?: string;
  onChange: (checked: boolean) => void;
}) {
  return (
    <FormControlLabel
      label={label}
      sx={{ gap: '12px', marginInline: 0 }}
      control={
        <Switch
          checked={checked}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          onChange={(_, on) => onChange(on)}
        />
      }
    />
  );
}
