/** Who calls, after it was checked that `settings/access` names them. */
export interface SignedInOwner {
  uid: string;
  /** In lower case. */
  email: string;
}
