import { region } from 'functions/contract/region';
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions';
import { firebaseApp, usesEmulators } from '../firebaseApp.ts';

let functions: Functions | undefined;

function openFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), region);
  if (usesEmulators) connectFunctionsEmulator(functions, '127.0.0.1', 5001);
  return functions;
}

/**
 * Leaves out fields that are `undefined`. The SDK would send them as `null`, which is not a valid value of an optional field.
 * @param timeout in milliseconds
 */
export async function sendCall(name: string, request: unknown, timeout: number): Promise<unknown> {
  if (import.meta.env.VITE_APP_CHECK_KEY) (await import('../appCheck.ts')).openAppCheck();
  const sent: unknown = JSON.parse(JSON.stringify(request));
  return (await httpsCallable(openFunctions(), name, { timeout })(sent)).data;
}
