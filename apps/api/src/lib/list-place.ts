/** Where in a list a record is: its moment, and its id where moments are the same. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** A part of a list: the records that follow a place, or the first ones. */
export interface PageOf {
  after?: ListPlace | undefined;
  limit: number;
  /** Where the order is the other way round. */
  isOldestFirst?: boolean;
}
