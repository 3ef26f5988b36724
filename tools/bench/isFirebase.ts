/** Whether code is of Firebase: its packages register themselves by name, whatever the build calls their files. */
export function isFirebase(code: string): boolean {
  return /@firebase\/(app|auth|firestore|functions)/.test(code);
}
