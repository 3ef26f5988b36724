import Button from '@mui/material/Button';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import { Actions, Card } from './formStyle.ts';
import { TypedField } from './TypedField.tsx';

/** A share that applies from a number on, such as a discount from 14 nights on, as typed by an owner. */
export type ShareForm<Count extends string> = Readonly<Record<Count, string>> & {
  /** Does not change when others are added or removed. */
  readonly id: string;
  /** In percent. */
  readonly share: string;
};

/**
 * A list of shares, each from a number on.
 * @param field path of the list in the document
 * @param count name of the number in an item
 * @param texts labels of the fields and buttons
 */
export function ShareList<Count extends string>({
  field,
  count,
  texts,
  items,
  onItems,
}: {
  field: string;
  count: Count;
  texts: Record<'count' | 'share' | 'add' | 'remove', string>;
  items: readonly ShareForm<Count>[];
  onItems: (items: readonly ShareForm<Count>[]) => void;
}) {
  const change = (item: ShareForm<Count>, changes: object) =>
    onItems(items.map((one) => (one === item ? { ...one, ...changes } : one)));
  return (
    <>
      {items.map((item, index) => (
        <Card key={item.id}>
          <Pair>
            <TypedField
              field={`${field}.${index}.${count}`}
              label={texts.count}
              kind="count"
              value={item[count]}
              onValue={(value) => change(item, { [count]: value })}
            />
            <TypedField
              field={`${field}.${index}.share`}
              label={texts.share}
              kind="amount"
              value={item.share}
              onValue={(share) => change(item, { share })}
            />
          </Pair>
          <Actions>
            <Button variant="outlined" onClick={() => onItems(items.filter((one) => one !== item))}>
              {texts.remove}
            </Button>
          </Actions>
        </Card>
      ))}
      <Actions>
        <Button
          variant="outlined"
          onClick={() => onItems([...items, { id: crypto.randomUUID(), [count]: '', share: '' } as ShareForm<Count>])}
        >
          {texts.add}
        </Button>
      </Actions>
    </>
  );
}
