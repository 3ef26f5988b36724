/** Longest text of each field, in characters; the form's inputs have the same. */
export const fieldLengths = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  message: 2000,
  address: 160,
  zipCode: 20,
  city: 100,
  state: 100,
  country: 100,
} as const;

/** What a person may say of themselves, in the order in which one says it. */
export type PersonField = keyof typeof fieldLengths;
export const personFields = Object.keys(fieldLengths) as PersonField[];
