-- A renewal of nothing from another address each time, or from the same one where none is wanted.
local isMadeUp
local count = 0

function init(args)
  isMadeUp = args[1] == "made-up"
  wrk.headers["Content-Type"] = "application/json"
end

function request()
  count = count + 1
  local a, b, c = math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256
  wrk.headers["X-Forwarded-For"] = isMadeUp and string.format("11.%d.%d.%d", a, b, c) or "198.51.100.1"
  return wrk.format("POST", "/api/auth/refresh/", nil, "{}")
end
