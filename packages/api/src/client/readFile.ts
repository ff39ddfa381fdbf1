/** A file as the store can hold it. */
export interface HeldFile {
  file_name: string
  /** The whole of it as a `data:` address. */
  url: string
}

const NAMED = /filename\*=UTF-8''([^;]+)/

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    // Read in this way it is text, whatever its type allows.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'))
    reader.readAsDataURL(blob)
  })

/** Reads a file that the server sends; a refusal is JSON as ever. */
export async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json()
  const named = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const file: HeldFile = {
    file_name: decodeURIComponent(named),
    url: await addressOf(await response.blob()),
  }
  return file
}
