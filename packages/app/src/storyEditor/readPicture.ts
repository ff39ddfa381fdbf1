import { API_BASE, PICTURES_PATH } from '@kathasagar/api/contract'
import type { ReadPicture } from '@kathasagar/interchange'

/** Reads a picture that is kept here, as any page loads it. */
export const readPicture: ReadPicture = async (hash) => {
  const answer = await fetch(`${API_BASE}${PICTURES_PATH}/${hash}.webp`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}
