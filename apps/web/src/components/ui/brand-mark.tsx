interface BrandMarkProps {
  size?: number | undefined;
}

/** Three nested contour lines of a peak. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="var(--accent)"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 27c4.5-1 6-7 8-13 1.6-4.8 2.800-8.500 5-8.500s3.400 3.700 5 8.500c2 6 3.500 12 8 13" />
      <path d="M9 27c3-1 4-5 5-8.500.7-2.500 1.200-4 2-4s1.300 1.500 2 4c1 3.500 2 7.500 5 8.500" />
      <path d="M14 27c1.200-.8 1.500-3.500 2-3.500s.8 2.700 2 3.500" />
    </svg>
  );
}
