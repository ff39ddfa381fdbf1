/** Where the server has what it has learnt of words about playing. */
export const TOPIC_WEIGHTS = '/weights/topics.bin'
