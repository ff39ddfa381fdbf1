import { keptPictureIn } from '@kathasagar/story/keptPicture'
import type { ReadPicture } from '@kathasagar/interchange'

export const readPicture: ReadPicture = async (address) => {
  if (keptPictureIn(address) === null) return null
  const answer = await fetch(address)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}
