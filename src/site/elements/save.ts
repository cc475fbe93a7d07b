// In a reader's browser: a text handed to the reader as a file.

export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
