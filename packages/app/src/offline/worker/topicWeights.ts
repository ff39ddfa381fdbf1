export const TOPIC_WEIGHTS = '/weights/topics.bin'
