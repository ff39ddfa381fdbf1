export const saveText = (name: string, text: string) =>
  saveFile(name, new Blob([text], { type: 'text/markdown;charset=utf-8' }))

export function saveFile(name: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revokes the URL later, because some browsers read the data after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
