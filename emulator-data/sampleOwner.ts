/** Named in `settings/access`; signs in like a guest. */
export const sampleOwner = {
  uid: 'sample-owner',
  firstName: 'Ana',
  lastName: 'Murtela',
  email: 'owner@villa-murtela.example',
} as const;
