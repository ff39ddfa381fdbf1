import type { Download } from '@kathasagar/api'
import { saveFile } from '@kathasagar/ui/internal'

export function fileOf({ file_name, url }: Download): File {
  const comma = url.indexOf(',')
  const type = /^data:([^;,]+)/.exec(url)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (sign) => sign.charCodeAt(0))
  return new File([bytes], file_name, { type })
}

export const saveDownload = (held: Download) => saveFile(held.file_name, fileOf(held))
