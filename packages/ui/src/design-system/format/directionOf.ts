export { directionOf } from '@kathasagar/story/directionOf'
