import type { HeldFile } from '@kathasagar/api'
import { saveFile } from '@kathasagar/ui'

/** The file itself, as a device shares or keeps it. */
export function fileOf({ file_name, url }: HeldFile): File {
  const comma = url.indexOf(',')
  const type = /^data:([^;,]+)/.exec(url)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (sign) => sign.charCodeAt(0))
  return new File([bytes], file_name, { type })
}

/** Hands a file that the server has sent to the device. */
export const saveHeldFile = (held: HeldFile) => saveFile(held.file_name, fileOf(held))
