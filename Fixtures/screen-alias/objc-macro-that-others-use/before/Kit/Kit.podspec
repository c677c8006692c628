Pod::Spec.new do |spec|
  spec.name = 'Kit'
  spec.source_files = '*.{h,m}'
end
