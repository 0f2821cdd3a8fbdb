/** A file that arrived with a request, waiting in the temporary folder. */
export interface UploadedFile {
  /** Where it lies; removed after the request unless it is moved away. */
  path: string;
  /** The name it had on the sender's device; never a path here. */
  originalName: string;
  sizeBytes: number;
}
