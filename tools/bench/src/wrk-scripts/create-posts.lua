-- Writes one post after the other; each has a title and a key of its own.
local token, text, run
local count = 0

function init(args)
  token, text, run = args[1], args[2], args[3]
  wrk.headers["Authorization"] = "Bearer " .. token
  wrk.headers["Content-Type"] = "application/json"
end

function request()
  count = count + 1
  local body = string.format(
    '{"title":"Post %s %d","description":"Written to measure","status":"published","key":"bench-%s-%d","posts":["%s"]}',
    run, count, run, count, text)
  return wrk.format("POST", "/blogs/", nil, body)
end
