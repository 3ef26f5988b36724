/** Saves a text as a file, as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
