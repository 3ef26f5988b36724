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

/** @param timeout in milliseconds */
export async function sendCall(name: string, request: unknown, timeout: number): Promise<unknown> {
  if (import.meta.env.VITE_APP_CHECK_KEY) (await import('../appCheck.ts')).openAppCheck();
  return (await httpsCallable(openFunctions(), name, { timeout })(request)).data;
}
