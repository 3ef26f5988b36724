/** Maximum length of each field in characters, in schemas and inputs. */
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

/** A field about a person, in the order of the forms. */
export type PersonField = keyof typeof fieldLengths;
export const personFields = Object.keys(fieldLengths) as PersonField[];
