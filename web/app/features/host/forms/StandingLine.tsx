import { Said } from './formStyle.ts';
import { useFieldStanding, type WriteValue } from './useStandingText.ts';

/** Below a control or in a part of a list: what stands there by now. */
export function StandingLine({ field, write }: { field: string; write?: WriteValue }) {
  const text = useFieldStanding(field, write);
  return text === undefined ? null : <Said className="fault">{text}</Said>;
}
