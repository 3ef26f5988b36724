import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import type { DiscountForm } from './PriceForm.ts';
import { Actions, Card, Part, Notice } from '../forms/formStyle.ts';
import { TypedField } from '../forms/TypedField.tsx';

export function DiscountFields({
  discounts,
  onDiscounts,
}: {
  discounts: readonly DiscountForm[];
  onDiscounts: (discounts: readonly DiscountForm[]) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const change = (discount: DiscountForm, changes: Partial<DiscountForm>) =>
    onDiscounts(discounts.map((one) => (one === discount ? { ...one, ...changes } : one)));
  return (
    <Part>
      <h3>{t('discounts.title')}</h3>
      <Notice>{t('discounts.hint')}</Notice>
      {discounts.map((discount, index) => (
        <Card key={discount.id}>
          <Pair>
            <TypedField
              field={`longStayDiscounts.${index}.minNights`}
              label={t('discounts.minNights')}
              kind="count"
              value={discount.minNights}
              onValue={(minNights) => change(discount, { minNights })}
            />
            <TypedField
              field={`longStayDiscounts.${index}.share`}
              label={t('discounts.share')}
              kind="amount"
              value={discount.share}
              onValue={(share) => change(discount, { share })}
            />
          </Pair>
          <Actions>
            <Button variant="outlined" onClick={() => onDiscounts(discounts.filter((one) => one !== discount))}>
              {t('discounts.remove')}
            </Button>
          </Actions>
        </Card>
      ))}
      <Actions>
        <Button
          variant="outlined"
          onClick={() => onDiscounts([...discounts, { id: crypto.randomUUID(), minNights: '', share: '' }])}
        >
          {t('discounts.add')}
        </Button>
      </Actions>
    </Part>
  );
}
