/** Gives a text to the browser to be kept as a file, as if it had been downloaded. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
