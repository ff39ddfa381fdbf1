/** File in serializable form, as the Redux store requires. */
export interface Download {
  file_name: string
  url: string
}

const NAMED = /filename\*=UTF-8''([^;]+)/

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` always gives a string.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'))
    reader.readAsDataURL(blob)
  })

/** Reads a file response. Error responses are JSON. */
export async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json()
  const named = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const file: Download = {
    file_name: decodeURIComponent(named),
    url: await addressOf(await response.blob()),
  }
  return file
}
